import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command is given by name. What it does not take ends it, with one line that says what it takes. */
export function optionsOf<const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}: ${usage}`);
    process.exit(1);
  }
}
