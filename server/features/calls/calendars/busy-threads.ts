import type { Stretch } from '#model/calls/slots.ts'
import { projectFile } from '#server/platform/project-file.ts'
import { createThreadPool, type ThreadLimits } from '#server/platform/threads/thread-pool.ts'

export type BusyTask = {
  file: Uint8Array
  /** The time zone of whole days, and of times without one. */
  zone: string
  range: Stretch
  /** Ids of booked calls, which are the UIDs of their events; they take their time themselves. */
  own: string[]
}

/** `leftOut`: events that repeat too often. `problem`: a sentence that says why nothing was read. */
export type BusyAnswer = { busy: Stretch[]; leftOut: number } | { problem: string }

/** Milliseconds; a file of the largest size with hundreds of endless series takes 10 s. */
const limits: ThreadLimits = { processor: 20_000, total: 120_000, memory: 384 }

/** Milliseconds; several calendars are read one after another. */
const IDLE = 5_000

/** Reads a calendar file in a thread: its rules of repetition may take forever. */
export const readBusyInThread = createThreadPool<BusyTask, BusyAnswer>(
  projectFile('server/features/calls/calendars/busy-worker.ts'),
  { limits, threads: 1, idle: IDLE },
)
