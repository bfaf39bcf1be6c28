import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { contentFits } from './content-fits.ts'
import type { InspectionTask } from './inspect-file.ts'
import { mediaTypes } from './media-types.ts'

// Runs in a thread of its own (inspect-file.ts).
answerTasks(async ({ path, extension }: InspectionTask) =>
  (await contentFits(path, extension)) ? (mediaTypes[extension] ?? null) : null,
)
