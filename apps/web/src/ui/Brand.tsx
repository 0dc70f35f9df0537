/** The open book with its tick. The word stands beside it if there is room. */
export function Brand({ size = 30 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden focusable={false}>
      <rect width="32" height="32" rx="8" fill="#0c6b52" />
      <path d="M10 8.5h10.5a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H10z" fill="none" stroke="#fff" strokeWidth={2} strokeLinejoin="round" />
      <path d="M13.5 8.5v15" stroke="#8fe0c3" strokeWidth={2} />
      <path d="M16.6 16.2l1.7 1.7 3-3.4" fill="none" stroke="#fff" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
