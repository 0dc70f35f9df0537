import { FileButton as KitFileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

type FileButtonProps = { accept: string; onChange: (file: File | null) => void; children: (props: { onClick: () => void }) => ReactNode };

/** Says why there is nothing, and what to do about it. */
export function FileButton({ onChange, ...props }: FileButtonProps) {
  const forget = useRef<() => void>(null);
  return (
    <KitFileButton
      resetRef={forget}
      onChange={(file) => {
        forget.current?.();
        onChange(file);
      }}
      {...props}
    />
  );
}
