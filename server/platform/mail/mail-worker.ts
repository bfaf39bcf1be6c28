import { readFile } from 'node:fs/promises'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { readMail } from './read-mail.ts'
import type { MailTask } from './received-mail.ts'

// Runs in its own thread (open-mail.ts).
answerTasks(async ({ path, isPlain }: MailTask) => readMail(await readFile(path), isPlain))
