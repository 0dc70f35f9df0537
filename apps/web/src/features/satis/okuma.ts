import type { UseQueryResult } from '@tanstack/react-query';

/** The state of reading something that the price of a sale depends on. */
export type Okuma = { bekliyor: boolean; okunamadi: boolean; refetch: () => void };

export const okumaOf = ({ isLoading, isLoadingError, refetch }: Pick<UseQueryResult, 'isLoading' | 'isLoadingError' | 'refetch'>, enabled: boolean): Okuma => ({
  bekliyor: enabled && isLoading,
  okunamadi: enabled && isLoadingError,
  refetch: () => void refetch(),
});
