/** One import of a source file. Lines count from 1; `specifier` is as written. */
export type Import = { line: number; specifier: string; typeOnly: boolean }

type Simplified = { code: string; strings: string[] }

const lineComment = /\/\/[^\n]*/
const blockComment = /\/\*[\s\S]*?\*\//
const quoted = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\[\s\S]|[^`\\])*`/
const regularExpression =
  /(?<=[=(,:[!&|?{;]\s*|\breturn\s+)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\//
const notCode = new RegExp(
  [lineComment, blockComment, quoted, regularExpression].map((part) => part.source).join('|'),
  'g',
)

/** `import … from`, `export … from`; the clause holds no other statement's start. */
const fromStatement =
  /\b(?:import|export)\b(\s+type\b(?!\s*,|\s+from\b))?(?:(?!\b(?:import|export)\b)[^"';()=])*?\bfrom\s*"(\d+)"/g
const sideEffect = /\bimport\s*()"(\d+)"/g
const dynamic = /(\btypeof\s+)?\bimport\s*\(\s*"(\d+)"/g
const glob = /\bimport\.meta\.glob\s*(?:<[^(]*>)?\(\s*()(\[[^\]]*\]|"\d+")/g

/**
 * Every import in a TypeScript or JavaScript text: import and export … from, import(), typeof
 * import(), and each pattern of import.meta.glob. `typeOnly` where the whole statement vanishes
 * when types are stripped.
 */
export function importsIn(text: string): Import[] {
  const { code, strings } = simplify(text)
  return [fromStatement, sideEffect, dynamic, glob].flatMap((pattern) =>
    [...code.matchAll(pattern)].flatMap(({ 0: all, 1: type, 2: numbers = '', index }) =>
      [...numbers.matchAll(/\d+/g)].map(([number]) => ({
        line: lineAt(code, index + all.length),
        specifier: strings[Number(number)] ?? '',
        typeOnly: type !== undefined && type !== '',
      })),
    ),
  )
}

/** The lines on which process.env stands in code (not in a comment or a string). */
export function environmentReadsIn(text: string): number[] {
  const { code } = simplify(text)
  return [...code.matchAll(/\bprocess\s*\??\.\s*env\b/g)].map(({ index }) => lineAt(code, index))
}

/** The text with comments gone and each string replaced by "its number"; lines stay where they are. */
function simplify(text: string): Simplified {
  const strings: string[] = []
  const code = text.replace(notCode, (part) => {
    const lines = part.replace(/[^\n]/g, '')
    if (!/^['"`]/.test(part)) return ` ${lines}`
    strings.push(part.slice(1, -1))
    return `"${strings.length - 1}"${lines}`
  })
  return { code, strings }
}

function lineAt(code: string, index: number): number {
  return code.slice(0, index).split('\n').length
}
