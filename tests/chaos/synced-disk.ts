import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Argument, Call } from './trace-log.ts'

/** A file or folder: its current state, and its state at the last sync. */
type Node = {
  bytes: Buffer | null
  synced: Buffer
  entries: Map<string, Node>
  syncedEntries: Map<string, Node>
}

const modifyingCalls = new Set([
  ...['write', 'pwrite64', 'writev', 'pwritev', 'pwritev2', 'ftruncate', 'truncate', 'fallocate'],
  ...['rename', 'renameat', 'renameat2', 'unlink', 'unlinkat', 'rmdir', 'mkdir', 'mkdirat'],
  ...[
    'link',
    'linkat',
    'symlink',
    'symlinkat',
    'copy_file_range',
    'sendfile',
    'fsync',
    'fdatasync',
  ],
  ...['openat', 'open', 'creat', 'openat2', 'mmap', 'sync_file_range', 'msync'],
])

/** The calls to record for `replay`. */
export const recordedCalls = [...modifyingCalls].filter((name) => name !== 'mmap').join(',')

/**
 * What a power cut leaves of a folder in the worst case: only file contents and folder entries that were synced. Most
 * file systems keep more.
 */
export function createSyncedDisk(root: string) {
  const top = folderNode()

  /** Repeats a recorded call on this disk; throws for unsupported calls. */
  function replay({ name, args, result }: Call) {
    const [first] = args
    const target = args.find(({ path, bytes }) => isBelow(path ?? bytes?.toString()))
    if (!target || !first || target.bytes?.toString() === root) return
    const pathOf = (argument?: Argument) => argument?.path ?? argument?.bytes?.toString() ?? ''
    const names = args.filter(({ bytes }) => bytes).map(pathOf)
    switch (name) {
      case 'openat':
      case 'open':
        return openFile(names[0] ?? '', args.map(({ text }) => text).join(' '))
      case 'write':
      case 'writev': {
        const data = Buffer.concat(args.flatMap(({ bytes }) => (bytes ? [bytes] : [])))
        return writeFile(pathOf(first), data.subarray(0, result), null)
      }
      case 'pwrite64':
      case 'pwritev': {
        const data = Buffer.concat(args.flatMap(({ bytes }) => (bytes ? [bytes] : [])))
        return writeFile(pathOf(first), data.subarray(0, result), Number(args.at(-1)?.text))
      }
      case 'ftruncate':
        return truncate(pathOf(first), Number(args.at(-1)?.text))
      case 'mkdir':
        return void parentOf(names[0] ?? '').entries.set(basename(names[0] ?? ''), folderNode())
      case 'rename':
      case 'renameat2':
        return move(names[0] ?? '', names[1] ?? '')
      case 'link':
        return link(names[0] ?? '', names[1] ?? '')
      case 'unlink':
      case 'rmdir':
        return void parentOf(names[0] ?? '').entries.delete(basename(names[0] ?? ''))
      case 'fsync':
      case 'fdatasync':
        return sync(pathOf(first))
      default:
        throw new Error(`${name} changes the data folder, but the replay does not support it.`)
    }
  }

  function openFile(path: string, flags: string) {
    if (!isBelow(path)) return
    const parent = parentOf(path)
    if (flags.includes('O_CREAT') && !parent.entries.has(basename(path))) {
      parent.entries.set(basename(path), fileNode())
    }
    if (flags.includes('O_TRUNC')) truncate(path, 0)
  }

  /** Without an offset, appends: files other than the database are written sequentially. */
  function writeFile(path: string, data: Buffer, offset: number | null) {
    const node = find(path)
    if (!node?.bytes) return
    const start = offset ?? node.bytes.length
    const size = Math.max(node.bytes.length, start + data.length)
    const bytes = Buffer.alloc(size)
    node.bytes.copy(bytes)
    data.copy(bytes, start)
    node.bytes = bytes
  }

  function truncate(path: string, size: number) {
    const node = find(path)
    if (!node?.bytes) return
    const bytes = Buffer.alloc(size)
    node.bytes.copy(bytes)
    node.bytes = bytes
  }

  function move(from: string, to: string) {
    link(from, to)
    parentOf(from).entries.delete(basename(from))
  }

  function link(from: string, to: string) {
    const node = find(from)
    if (node) parentOf(to).entries.set(basename(to), node)
  }

  function sync(path: string) {
    const node = find(path)
    if (!node) return
    if (node.bytes) node.synced = node.bytes
    else node.syncedEntries = new Map(node.entries)
  }

  function find(path: string): Node | undefined {
    const names = relative(root, path).split('/').filter(Boolean)
    let node: Node | undefined = top
    for (const name of names) node = node?.entries.get(name)
    return node
  }

  function parentOf(path: string): Node {
    const parent = find(dirname(path))
    if (!parent) throw new Error(`The creation of the folder of ${path} was not recorded.`)
    return parent
  }

  function isBelow(path: string | undefined) {
    return path === root || (path?.startsWith(`${root}/`) ?? false)
  }

  return {
    replay,
    /** Writes the files that would survive a power cut at this point to an empty folder. */
    writeTo(folder: string) {
      writeNode(folder, top)
    },
  }
}

function writeNode(folder: string, node: Node) {
  mkdirSync(folder, { recursive: true })
  for (const [name, child] of node.syncedEntries) {
    const path = join(folder, name)
    if (child.bytes) writeFileSync(path, child.synced)
    else writeNode(path, child)
  }
}

function fileNode(): Node {
  return { ...folderNode(), bytes: Buffer.alloc(0) }
}

function folderNode(): Node {
  return { bytes: null, synced: Buffer.alloc(0), entries: new Map(), syncedEntries: new Map() }
}
