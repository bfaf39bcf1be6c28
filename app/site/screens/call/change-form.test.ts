import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type BookedCall, bookedCallMessages } from '#model/calls/booked-call.ts'
import type { FormResult } from '#model/form-result.ts'
import { ChangeForm } from './change-form.tsx'

const call: BookedCall = {
  ...{ state: 'booked', day: 'Tuesday, December 1', time: '11:30', what: 'First call' },
  ...{ person: 'Dana', place: 'video', at: 'https://meet.example.com/1', calendar: '/call.ics' },
  ...{ reference: 'AB-7Q2F-9KXA', week: { days: [], from: '', before: null, after: null } },
}

/** Whether the times are open in the week of the address, after an answer. */
function isOpen(answer?: FormResult) {
  const form = createElement(ChangeForm, { call, search: '?key=k&day=2026-12-07', answer })
  return /<details id="move"[^>]* open=/.test(renderToStaticMarkup(form))
}

test('the times of a week stay open until the call was moved', () => {
  const errors = { at: 'Choose a time' }
  expect([
    isOpen(),
    isOpen({ status: 422, message: 'No', errors }),
    isOpen({ status: 200, message: bookedCallMessages.moved }),
  ]).toEqual([true, true, false])
})
