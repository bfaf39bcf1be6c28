import type { ImportState } from '#model/import/import.ts'

export type ImportRow = {
  id: string
  file_name: string
  /** Of the uploaded file, as long as it is needed. */
  storage_key: string | null
  state: ImportState
  /** Why the file could not be read. */
  failure: string | null
  /** JSON: what is in it. */
  facts: string | null
  /** JSON: how it is imported. */
  choices: string | null
  author_id: string | null
  author_name: string
  created_at: string
  started_at: string | null
  finished_at: string | null
}

export type ImportEntryRow = {
  import_id: string
  kind: 'post' | 'picture'
  /** Of a post: its id in the export; of a picture: a hash of its address. */
  source: string
  position: number
  /** What is the same in another export of the same post. */
  origin: string
  /** Of a post: its title; of a picture: its address. */
  title: string
  /** JSON of a post, until the import can't be undone any more. */
  body: string | null
  state: 'waiting' | 'done' | 'skipped' | 'failed' | 'undone'
  note: string | null
  /** Of a post: its id here; of a picture: its address in the library. */
  target: string | null
  /** Of a post: the version of its document that the import made; a later one is somebody's. */
  version: number
  /** 1: a picture that was not in the library before. */
  is_new: number
}
