import { MEBIBYTE } from '#model/leads/upload.ts'

/** What can be imported. */
export const importFormats = {
  wordpress: 'WordPress',
  ghost: 'Ghost',
  markdown: 'Markdown files',
} as const

export type ImportFormat = keyof typeof importFormats

/**
 * `reading`: the file is being read. `ready`: it was read, and nothing has been imported. `running`, `undoing`: goes on by itself.
 * `failed`: the file could not be read.
 */
export type ImportState = 'reading' | 'ready' | 'running' | 'done' | 'undoing' | 'undone' | 'failed'

export const importStateNames: Record<ImportState, string> = {
  reading: 'Being read',
  ready: 'Not imported yet',
  running: 'Being imported',
  done: 'Imported',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Could not be read',
}

/** True while the server works on it. */
export function isAtWork(state: ImportState) {
  return state === 'reading' || state === 'running' || state === 'undoing'
}

/** Bytes of an uploaded export. */
export const IMPORT_BYTES_MAX = 30 * MEBIBYTE
/** Bytes of all files in an uploaded ZIP. */
export const UNPACKED_BYTES_MAX = 512 * MEBIBYTE
/** Posts and pages of one export. */
export const IMPORT_POSTS_MAX = 20_000
/** The choice to keep the categories of the old site. */
export const KEEP_CATEGORIES = 'keep'
/** Hours in which an import can be undone. */
export const UNDO_HOURS = 24

/** Things of the old site that do not come along, by the name with which they are counted. */
export const lossNames = {
  comments: ['comment', 'comments'],
  revisions: ['old version', 'old versions'],
  trashed: ['post in the trash', 'posts in the trash'],
  menus: ['menu entry', 'menu entries'],
  otherTypes: ['entry of another kind', 'entries of other kinds'],
  shortcodes: ['shortcode', 'shortcodes'],
  embeds: ['embedded frame', 'embedded frames'],
  media: ['sound or film', 'sounds or films'],
  forms: ['form', 'forms'],
  scripts: ['script', 'scripts'],
  members: ['member', 'members'],
  otherFiles: ['other file', 'other files'],
} as const

export type LossName = keyof typeof lossNames

/** Counts by name. */
export type Losses = Partial<Record<LossName, number>>
