import type { UseQueryResult } from '@tanstack/react-query';

/** How far the reading of something is that a sale is priced by. */
export type Okuma = { bekliyor: boolean; okunamadi: boolean; refetch: () => void };

export const okumaOf = ({ isLoading, isLoadingError, refetch }: Pick<UseQueryResult, 'isLoading' | 'isLoadingError' | 'refetch'>, enabled: boolean): Okuma => ({
  bekliyor: enabled && isLoading,
  okunamadi: enabled && isLoadingError,
  refetch: () => void refetch(),
});
