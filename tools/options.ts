import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Reads a command's options. An unknown one ends it with one line that names the known. */
export const optionsOf = <const Options extends NonNullable<ParseArgsConfig['options']>>(
  options: Options,
  usage: string,
) => argumentsOf({ options }, usage).values;

/** The same for a command that takes names, too. */
export function argumentsOf<const Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node adds how to write a file's name that begins with a hyphen.
    console.error(`${(error as Error).message.split('. ')[0]}: ${usage}`);
    process.exit(1);
  }
}
