import { expect, test } from 'vitest'
import { storageError } from './storage-error.ts'

const folder = '/srv/data'

test.each([
  [{ code: 'EROFS', path: '/srv/data' }, /^\/srv\/data cannot be read and written\. Give the user/],
  [{ code: 'EACCES', path: '/srv/data/files/incoming' }, /^\/srv\/data\/files\/incoming cannot/],
  [
    { code: 'ENOSPC', path: '/srv/data/x' },
    /^\/srv\/data\/x cannot be written, because the disk is full\. Make room/,
  ],
  [{ code: 'ENOTDIR', path: '/srv/data' }, /because a file has this name\. Set DATA_DIR/],
  [{ errcode: 26 }, /^\/srv\/data\/wavelength\.sqlite is not a SQLite database, .* put a backup/],
  [{ errcode: 8 }, /^\/srv\/data\/wavelength\.sqlite cannot be read and written/],
  [{ errcode: 1038 }, /cannot be read and written/],
  [{ errcode: 10 }, /^\/srv\/data\/wavelength\.sqlite cannot be .* the disk fails\. Check/],
  [{ errcode: 13 }, /^\/srv\/data\/wavelength\.sqlite cannot be written, .* full/],
])('%o becomes a message that says what to do', (facts, expected) => {
  const error = Object.assign(new Error('original message'), facts)
  const described = storageError(error, folder) as Error
  expect(described.message).toMatch(expected)
  expect(described.message).toContain('(original message)')
  expect(described.cause).toBe(error)
})

test.each([{ code: 'EACCES', path: '/etc/passwd' }, { code: 'ECONNREFUSED' }, { errcode: 1 }])(
  '%o is not changed',
  (facts) => {
    const error = Object.assign(new Error('other'), facts)
    expect(storageError(error, folder)).toBe(error)
  },
)
