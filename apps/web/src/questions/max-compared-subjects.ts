/** How many players, parts or builds can be compared with each other. */
export const MAX_COMPARED_SUBJECTS = 6;
