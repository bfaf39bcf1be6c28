import { parentPort, workerData } from 'node:worker_threads'
import { contentFits } from './content-fits.ts'
import { mediaTypes } from './media-types.ts'

// Runs in a thread of its own (inspect-file.ts), which ends with this answer.
const { path, extension } = workerData as { path: string; extension: string }
const fits = await contentFits(path, extension)
parentPort?.postMessage(fits ? (mediaTypes[extension] ?? null) : null)
