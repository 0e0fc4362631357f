/** Level 1 of the group-sale categories, by message key. */
export const CATEGORY_GROUPS = {
  food_and_drinks: 1000,
  entertainment: 1100,
  beauty_and_spas: 1200,
  health_and_fitness: 1300,
  travel: 1400,
  shopping: 1500,
  home_services: 1600,
  automotive: 1700,
  local_services: 1800,
} as const

export type CategoryGroup = keyof typeof CATEGORY_GROUPS
