/** Why a question cannot be answered: the parameter, what is wrong with it, and what is expected. */
export interface Problem {
  parameter: string;
  /** The part of the value that is wrong; null if the whole value is, or is missing. */
  value: string | null;
  expected: string;
}

/** Returns the problem as a sentence. */
export function describeProblem({ parameter, value, expected }: Problem): string {
  const subject = value === null ? `“${parameter}”` : `“${value}” in “${parameter}”`;
  return `${subject} is not valid. ${expected}`;
}
