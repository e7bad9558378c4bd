/** Calls the person back to the table: an icon with a dot, and a tone for those who want one. */

const ICON = '/favicon.svg';
const ICON_TURN = '/favicon-turn.svg';
/** A wait that was longer has let the mind wander; in milliseconds. */
const LONG_WAIT = 5000;

/** Shows in the tab whether it is the person's turn. */
export function showTurn(turn: boolean): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', turn ? ICON_TURN : ICON);
}

/** Whether a tone is wanted: nobody who watches the board and waited a moment needs one. */
export const wantsTone = (visible: boolean, waited: number): boolean => !visible || waited > LONG_WAIT;

let audio: AudioContext | undefined;

/** Two short tones, one after the other. */
export function chime(): void {
  audio ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.13, 880],
  ] as const) {
    const begin = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'sine', frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.25);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + 0.26);
  }
}
