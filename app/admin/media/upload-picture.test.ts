import { afterEach, expect, test, vi } from 'vitest'
import { PERSON_HEADER } from '#model/admin-paths.ts'
import { mediaMessages } from '#model/media/media.ts'
import { uploadPicture } from './upload-picture.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a picture says whose screen it is from, and is refused to who is signed out', async () => {
  const headers = new Headers()
  class Request {
    status = 401
    responseText = ''
    upload = {}
    open = vi.fn()
    onload = () => {}
    setRequestHeader = (name: string, value: string) => headers.set(name, value)
    send = () => this.onload()
  }
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('document', { querySelector: () => ({ dataset: { person: 'ada' } }) })
  const result = await uploadPicture(new File(['pixels'], 'desk.png', { type: 'image/png' }))
  expect(headers.get(PERSON_HEADER)).toBe('ada')
  expect(result).toMatchObject({ ok: false, status: 401, message: mediaMessages.signedOut })
})
