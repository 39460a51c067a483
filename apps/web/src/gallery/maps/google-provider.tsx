import { APILoadingStatus, APIProvider, useApiLoadingStatus } from '@vis.gl/react-google-maps';
import type { ReactNode } from 'react';
import { GoogleFallback, type GoogleKind } from './google-fallback.tsx';

interface Props {
  apiKey: string;
  kind: GoogleKind;
  children: ReactNode;
}

/** Loads Google’s script with the operator’s key; a drawing takes its place if that fails. */
export function GoogleProvider({ apiKey, kind, children }: Props) {
  return (
    <APIProvider apiKey={apiKey}>
      <Loaded kind={kind}>{children}</Loaded>
    </APIProvider>
  );
}

function Loaded({ kind, children }: Omit<Props, 'apiKey'>) {
  const status = useApiLoadingStatus();
  const hasFailed = status === APILoadingStatus.FAILED || status === APILoadingStatus.AUTH_FAILURE;
  return hasFailed ? <GoogleFallback kind={kind} hasFailed /> : children;
}
