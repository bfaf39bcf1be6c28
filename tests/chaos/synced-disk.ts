import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Argument, Call } from './trace-log.ts'

/** A file or folder: as programs see it, and as it was when it was last synced. */
type Node = {
  bytes: Buffer | null
  synced: Buffer
  entries: Map<string, Node>
  syncedEntries: Map<string, Node>
}

const changing = new Set([
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

/** Every call that `replay` must see. */
export const recordedCalls = [...changing].filter((name) => name !== 'mmap').join(',')

/**
 * A folder as a power cut may leave it: of files only what was synced, of folders only the entries that they had when
 * they were synced. Stricter than most file systems, which keep more.
 */
export function createSyncedDisk(root: string) {
  const top = folderNode()

  /** Does on this disk what the call did on the real one; throws for a call that it does not know. */
  function replay({ name, args, result }: Call) {
    const [first] = args
    const own = args.find(({ path, bytes }) => isBelow(path ?? bytes?.toString()))
    if (!own || !first || own.bytes?.toString() === root) return
    const pathOf = (argument?: Argument) => argument?.path ?? argument?.bytes?.toString() ?? ''
    const names = args.filter(({ bytes }) => bytes).map(pathOf)
    switch (name) {
      case 'openat':
      case 'open':
        return opened(names[0] ?? '', args.map(({ text }) => text).join(' '))
      case 'write':
      case 'writev': {
        const data = Buffer.concat(args.flatMap(({ bytes }) => (bytes ? [bytes] : [])))
        return put(pathOf(first), data.subarray(0, result), null)
      }
      case 'pwrite64':
      case 'pwritev': {
        const data = Buffer.concat(args.flatMap(({ bytes }) => (bytes ? [bytes] : [])))
        return put(pathOf(first), data.subarray(0, result), Number(args.at(-1)?.text))
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
        throw new Error(`${name} changes the data folder, and the replay does not know it.`)
    }
  }

  function opened(path: string, flags: string) {
    if (!isBelow(path)) return
    const parent = parentOf(path)
    if (flags.includes('O_CREAT') && !parent.entries.has(basename(path))) {
      parent.entries.set(basename(path), fileNode())
    }
    if (flags.includes('O_TRUNC')) truncate(path, 0)
  }

  /** Without an offset: at the end, as everything here is written that is not a database. */
  function put(path: string, data: Buffer, offset: number | null) {
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
    if (!parent) throw new Error(`The replay has not seen the folder of ${path} come to be.`)
    return parent
  }

  function isBelow(path: string | undefined) {
    return path === root || (path?.startsWith(`${root}/`) ?? false)
  }

  return {
    replay,
    /** Writes what is left after a cut at this moment into an empty folder. */
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
