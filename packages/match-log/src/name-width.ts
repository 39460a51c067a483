/** The number of bytes to which most lines pad nicknames; longer ones are not cut. */
export const NAME_WIDTH = 20;
