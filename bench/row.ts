/** One figure of the benchmark table: `value` in `unit`, its `ratio` to the reference that `measure` names, and the `goal`. */
export type Row = { measure: string; value: number; unit: string; ratio?: number; goal?: string }
