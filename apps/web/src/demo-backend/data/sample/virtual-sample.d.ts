/** Made by build/sample.ts. */
declare module 'virtual:sample' {
  /** Where the packed sample is. */
  export const address: string;
}
