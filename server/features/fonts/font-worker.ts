import { readFile } from 'node:fs/promises'
import { answerTasks } from '#server/platform/threads/answer-tasks.ts'
import { type FontFacts, type FontProblem, readFont } from './read-font.ts'

export type FontTask = { path: string; letters: string[] }
export type FontAnswer = FontFacts | { problem: FontProblem }

// Runs in its own thread (font-reader.ts).
answerTasks(async ({ path, letters }: FontTask): Promise<FontAnswer> => {
  const bytes = await readFile(path)
  try {
    return await readFont(bytes, letters)
  } catch {
    return { problem: 'unreadable' }
  }
})
