import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { readBusy } from './read-busy.ts'

// Worker thread, started by busy-threads.ts.
answerTasks(readBusy)
