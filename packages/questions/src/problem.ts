/** Why a question cannot be asked: about which parameter, what of it, and what would do. */
export interface Problem {
  parameter: string;
  /** The part of the value that is wrong; null if the whole or a missing one is. */
  value: string | null;
  expected: string;
}

/** Returns the problem as a sentence. */
export function describeProblem({ parameter, value, expected }: Problem): string {
  const subject = value === null ? `“${parameter}”` : `“${value}” in “${parameter}”`;
  return `${subject} cannot be asked. ${expected}`;
}
