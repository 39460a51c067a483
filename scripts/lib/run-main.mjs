/**
 * Runs a script's main function; an error is printed as one line, with exit code 1.
 * @param {() => Promise<number>} main returns the exit code
 */
export async function runMain(main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
