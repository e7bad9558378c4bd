/** The address of a picture of Noto Emoji, by its name there. See `pictures.ts` beside `vite.config.ts`. */
declare module 'picture:*' {
  const address: string;
  export default address;
}
