import { sampleCategories } from '#model/blog/blog.ts'
import type { Category } from '#model/blog/categories.ts'

export const categories: Category[] = Object.entries(sampleCategories).map(([name, lambda]) => ({
  id: name,
  name,
  lambda,
}))
