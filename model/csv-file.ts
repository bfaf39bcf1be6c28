import { z } from 'zod'
import { MEBIBYTE } from './leads/upload.ts'

/** An uploaded list. `max`: bytes. */
export function csvFile(max: number) {
  return z
    .instanceof(File, { error: 'Choose a CSV file first' })
    .refine(({ size }) => size > 0, 'Choose a CSV file first; this one is empty')
    .refine(
      ({ size }) => size <= max,
      `This file is larger than ${max / MEBIBYTE} MB. Split it into several.`,
    )
}
