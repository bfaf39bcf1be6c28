import { Tag, type Tone } from '#app/admin/kit/tag.tsx'
import { type ImportState, importStateNames } from '#model/import/import.ts'

const tones: Record<ImportState, Tone> = {
  reading: 'quiet',
  ready: 'loud',
  running: 'quiet',
  done: 'good',
  undoing: 'quiet',
  undone: 'quiet',
  failed: 'late',
}

/** The state of an import. */
export function ImportTag({ state }: { state: ImportState }) {
  return <Tag tone={tones[state]}>{importStateNames[state]}</Tag>
}
