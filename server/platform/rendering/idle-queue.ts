export type IdleQueue = {
  /** Adds a task; one that fails is dropped. */
  add(task: () => Promise<void>): void
  /** Something else is going on: waits anew. */
  postpone(): void
}

/** Runs tasks one at a time, each after some quiet milliseconds. Never keeps the process running. */
export function createIdleQueue(quiet: number): IdleQueue {
  const tasks: (() => Promise<void>)[] = []
  let timer: NodeJS.Timeout | undefined
  let isRunning = false

  function wait() {
    clearTimeout(timer)
    if (tasks.length > 0 && !isRunning) timer = setTimeout(next, quiet).unref()
  }

  async function next() {
    isRunning = true
    await tasks
      .shift()?.()
      .catch(() => {})
    isRunning = false
    wait()
  }

  return {
    add(task) {
      tasks.push(task)
      wait()
    },
    postpone: wait,
  }
}
