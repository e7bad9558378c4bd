/**
 * Every question that the rulebooks answer, in their order: nine of the base game, then the seven remarks of Exotic that settle
 * one. Each with the rule that decides it and the worked example in `RULES.md` that shows it. XXL has none.
 */
export const QUESTIONS = [
  { name: 'alone', rule: 'R24', shown: 'W8' },
  { name: 'species', rule: '§5', shown: 'W9' },
  { name: 'empty', rule: 'R16', shown: 'W10' },
  { name: 'stall', rule: '§6', shown: 'W11' },
  { name: 'type', rule: '§6', shown: 'W12' },
  { name: 'after', rule: '§4', shown: 'W13' },
  { name: 'single', rule: '§5', shown: 'W14' },
  { name: 'baby', rule: 'R6', shown: 'W15' },
  { name: 'again', rule: '§4.3', shown: 'W18' },
  { name: 'board', rule: '§7.3', shown: 'D3' },
  { name: 'swapped', rule: '§7.3', shown: 'D33' },
  { name: 'split', rule: '§7.3', shown: 'W27' },
  { name: 'entrance', rule: '§7.3', shown: 'W30' },
  { name: 'nobody', rule: 'R41', shown: 'W29' },
  { name: 'others', rule: '§7.3', shown: 'D32' },
  { name: 'short', rule: '§7.3', shown: 'W31' },
] as const;
