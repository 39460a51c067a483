import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';

/** Returns a navigate function that does nothing once the page has been left. */
export function useNavigateIfMounted() {
  const navigate = useNavigate();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return async (to: string, options: NavigateOptions) => {
    if (isMounted.current) await navigate(to, options);
  };
}
