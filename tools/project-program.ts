import ts from '@typescript/typescript6';

/**
 * The program of tsconfig.json, for who reads types. TypeScript 7, which checks the project, has no stable API, so this is
 * the last version that has one.
 */
export function projectProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', undefined, host)!;
  return ts.createProgram(fileNames, options);
}

function fail({ messageText }: ts.Diagnostic): never {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
}
