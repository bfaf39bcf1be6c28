import { z } from 'zod'
import { pictureSchema } from '#model/picture.ts'

const idSchema = z.string().regex(/^[a-z][a-z0-9-]*$/)

/** A list of things down the side, of which one is shown. The first is the default. */
export const sideTabsContract = z.strictObject({
  type: z.literal('side-tabs'),
  /** Its name in the address and its anchor. */
  id: idSchema,
  title: z.string().min(1),
  lead: z.string().min(1).optional(),
  /** 'side' says what is in each, 'pictures' sets the picture of each large. */
  layout: z.enum(['side', 'pictures']),
  tabs: z
    .array(
      z.strictObject({
        id: idSchema,
        name: z.string().min(1),
        description: z.string().min(1),
        points: z.array(z.string().min(1)).min(1).optional(),
        picture: pictureSchema.optional(),
      }),
    )
    .min(2)
    .refine(
      (tabs) => new Set(tabs.map(({ id }) => id)).size === tabs.length,
      'two tabs have one id',
    ),
})

export type SideTab = z.infer<typeof sideTabsContract>['tabs'][number]
