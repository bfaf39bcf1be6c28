import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { contentFits } from './content-fits.ts'
import type { InspectionTask } from './inspect-file.ts'

/** Media types by accepted extension. */
const mediaTypes: Record<string, string> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  odt: 'application/vnd.oasis.opendocument.text',
  txt: 'text/plain',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  zip: 'application/zip',
}

// Runs in its own thread (inspect-file.ts).
answerTasks(async ({ path, extension }: InspectionTask) =>
  (await contentFits(path, extension)) ? (mediaTypes[extension] ?? null) : null,
)
