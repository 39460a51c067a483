import { useFormat } from '../../use-format.ts';

/** Returns a function that formats a score, from 0 to 1, as points of 100. */
export function useScoreText(): (score: number) => string {
  const format = useFormat();
  return (score) => format.number(100 * score, 2);
}
