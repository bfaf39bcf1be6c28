import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import * as upload from '#tests/fixtures/uploads.ts'
import { contentFits } from './content-fits.ts'

const folder = await mkdtemp(join(tmpdir(), 'wavelength-files-'))
afterAll(() => rm(folder, { recursive: true }))

async function fits(content: Buffer, extension: string) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  return contentFits(path, extension)
}

const samples: [string, Buffer][] = [
  ['pdf', upload.pdf()],
  ['doc', upload.compoundFile('WordDocument')],
  ['ppt', upload.compoundFile('PowerPoint Document')],
  ['xls', upload.compoundFile('Workbook')],
  ['docx', upload.office('docx')],
  ['pptx', upload.office('pptx')],
  ['xlsx', upload.office('xlsx')],
  ['odt', upload.odt()],
  ['png', upload.png],
  ['jpg', upload.jpeg],
  ['webp', upload.webp],
  ['zip', upload.zip({ 'a.txt': 'hello' })],
  ['txt', Buffer.from('Guten Tag, žluťoučký kůň\r\n\tEnde\n')],
]

test.each(samples)(
  'a real .%s is accepted, and its content under no other extension',
  async (own, content) => {
    const accepted: string[] = []
    for (const [extension] of samples) if (await fits(content, extension)) accepted.push(extension)
    // Documents in the newer formats are ZIP archives too.
    const archive = ['docx', 'pptx', 'xlsx', 'odt'].includes(own) ? ['zip'] : []
    expect(accepted).toEqual([own, ...archive])
  },
)

test('.jpeg is accepted like .jpg', async () => expect(await fits(upload.jpeg, 'jpeg')).toBe(true))

test('text in Windows-1252 is text', async () => {
  expect(await fits(Buffer.from('Stra\xdfe \x80 5\r\n', 'latin1'), 'txt')).toBe(true)
})

test.each([
  ['a NUL', Buffer.from('a\0b')],
  ['a program', upload.exe],
  ['bytes that are invalid in UTF-8 and Windows-1252', Buffer.from('a\x81\xffb', 'latin1')],
])('%s is not text', async (_, content) => expect(await fits(content, 'txt')).toBe(false))

test('a character split between two chunks is still text', async () => {
  const text = Buffer.from(`${'a'.repeat(64 * 1024 - 1)}žžž`)
  expect(await fits(text, 'txt')).toBe(true)
})

test.each(samples)('a program named .%s is refused', async (extension) => {
  expect(await fits(upload.exe, extension)).toBe(false)
})

test.each(samples)('an empty or truncated .%s is handled', async (extension, content) => {
  for (const length of [0, 1, 8, 30, content.length - 1]) {
    await expect(fits(content.subarray(0, length), extension)).resolves.toBeTypeOf('boolean')
  }
})

test('a program before the PDF header is refused', async () => {
  expect(await fits(Buffer.concat([Buffer.from('MZ\n'), upload.pdf()]), 'pdf')).toBe(false)
  expect(await fits(Buffer.concat([Buffer.from('\ufeff\n'), upload.pdf()]), 'pdf')).toBe(true)
})

test('a document with macros is refused under a plain extension', async () => {
  const macro = upload.zip({
    '[Content_Types].xml':
      '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
    'word/document.xml': '<x/>',
  })
  expect(await fits(macro, 'docx')).toBe(false)
})

test.each([
  ['docx', 'word/document.xml', 'word/vbaProject.bin'],
  ['pptx', 'ppt/presentation.xml', 'ppt/vbaProject.bin'],
  ['xlsx', 'xl/workbook.xml', 'xl/VBAPROJECT.BIN'],
] as const)(
  'macros in a .%s are found wherever its main part is in the archive',
  async (kind, part, macros) => {
    const large = Array.from({ length: 1100 }, (_, index) => [`customXml/item${index}.xml`, 'x'])
    const late = { ...Object.fromEntries(large), '[Content_Types].xml': '<Types/>', [part]: '<x/>' }
    expect(await fits(upload.zip(late), kind)).toBe(true)
    expect(await fits(upload.zip({ ...late, [macros]: 'x' }), kind)).toBe(false)
  },
)

test('an Office stream name alone is not an Office document', async () => {
  const nameOnly = upload.compoundFile('WordDocument').fill(0, 0, 512)
  expect(await fits(nameOnly, 'doc')).toBe(false)
})

test('a document with a large first part is recognized by its directory', async () => {
  const large = Array.from({ length: 1100 }, (_, index) => [`customXml/item${index}.xml`, 'x'])
  const entries = { ...Object.fromEntries(large), '[Content_Types].xml': '<Types/>' }
  expect(await fits(upload.zip({ ...entries, 'word/document.xml': '<x/>' }), 'docx')).toBe(true)
  expect(await fits(upload.zip({ ...entries, 'ppt/presentation.xml': '<x/>' }), 'docx')).toBe(false)
})
