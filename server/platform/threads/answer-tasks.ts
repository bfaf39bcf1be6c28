import { parentPort } from 'node:worker_threads'

/** Makes this script a worker of `createThreadPool`: one task at a time. An error ends the thread. */
export function answerTasks<Task, Result>(work: (task: Task) => Promise<Result>) {
  parentPort?.on('message', async (task: Task) => {
    parentPort?.postMessage(await work(task))
  })
}
