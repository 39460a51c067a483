/** Nicknames are padded to this many bytes in most lines; a longer one is not cut. */
export const NAME_WIDTH = 20;
