import { ink, mix, paper } from '../palette.ts'

/** A thing drawn around 0 0 in about 200 by 200 units, cut from one colour and its neighbours. */
export type Thing = (colour: string) => string

export const shade = (colour: string, share = 0.24) => mix(colour, ink, share)
export const light = (colour: string, share = 0.34) => mix(colour, paper, share)
export const kraft = '#e3d9c7'
export const stone = '#b9ad9a'
/** Second words on paper; 7:1. */
export const soft = '#574e42'
