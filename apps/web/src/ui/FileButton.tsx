import { FileButton as KitFileButton } from '@mantine/core';
import { useRef, type ReactNode } from 'react';

type FileButtonProps = { accept: string; onChange: (file: File | null) => void; children: (props: { onClick: () => void }) => ReactNode };

/** Asks for a file. The same one can be chosen again, such as a list that was put right after it was refused: the browser tells only of another one. */
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
