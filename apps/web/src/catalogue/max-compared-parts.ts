/** How many parts the part picker compares with each other. */
export const MAX_COMPARED_PARTS = 6;
