import type { Deps } from '#server/deps.ts'

/** The virus scanner's version, or why it cannot be asked; null where none is set. */
export async function scannerState({ scanner }: Pick<Deps, 'scanner'>) {
  if (!scanner) return null
  return scanner.version().then(
    (version) => ({ version, fault: null }),
    ({ message }: Error) => ({ version: '', fault: message }),
  )
}
