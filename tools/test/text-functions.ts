import { relative } from 'node:path';
import { API, SignatureKind, SymbolFlags } from 'typescript/unstable/sync';

/** An exported function that takes a text, and what else it takes. */
export interface TextFunction {
  readonly file: string;
  readonly name: string;
  /** The types of its parameters, as TypeScript writes them. */
  readonly parameters: readonly string[];
}

const OURS =
  /^(?:elements|page|prerender|react-views|vocabulary|eds)\/(?!.*(?:\btest\b|testing|examples|\.d\.ts))/;
const NO_FUNCTIONS = SymbolFlags.Interface | SymbolFlags.TypeAlias | SymbolFlags.Alias;
/** What is known of such a type before it is called: a text, or anything. */
const TEXT = /^(?:string|unknown)(?: \| undefined)?$/;
/** What is done by a call, not given back. */
const NO_ANSWER = /^(?:void|never|Promise\b)/;

export const isText = (type: string): boolean => TEXT.test(type);

/** Every exported function of the library that makes something of a text, at once. */
export function textFunctions(): readonly TextFunction[] {
  const api = new API({ cwd: process.cwd() });
  try {
    const [project] = api.updateSnapshot({ openProject: 'tsconfig.json' }).getProjects();
    const { checker, program } = project!;
    return program.getSourceFileNames().flatMap((path) => {
      const file = relative('.', path);
      const module = OURS.test(file) && checker.getSymbolAtLocation(program.getSourceFile(path)!);
      if (!module) return [];
      return checker.getExportsOfModule(module).flatMap((symbol): TextFunction[] => {
        if (symbol.flags & NO_FUNCTIONS) return [];
        const [call] = checker.getSignaturesOfType(checker.getTypeOfSymbol(symbol)!, SignatureKind.Call);
        if (!call) return [];
        const typeOf = (parameter: typeof symbol) =>
          checker.typeToString(checker.getTypeOfSymbol(parameter)!);
        const parameters = call.getParameters().map(typeOf);
        const answer = checker.typeToString(checker.getReturnTypeOfSignature(call)!);
        return parameters.some(isText) && !NO_ANSWER.test(answer)
          ? [{ file, name: symbol.name, parameters }]
          : [];
      });
    });
  } finally {
    api.close();
  }
}
