import { type SpawnOptions, spawn } from 'node:child_process'

/**
 * Runs a program to its end and returns its output, errors included.
 * @throws Error with that if it fails
 */
export async function run(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const code = await new Promise((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  if (code === 0) return output.trim()
  const failures = output.split('\n').filter((line) => /[×✘]|FAIL/.test(line))
  const shown = [...failures.slice(0, 50), output.slice(-6000)].join('\n')
  throw new Error(`${program} ${args.join(' ')}: exit code ${code}\n${shown}`)
}
