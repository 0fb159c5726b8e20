import type { ComponentType, ReactElement } from "react";
import type { CustomFieldControlProps } from "@sveltia/cms";

interface Control<State> {
  props: CustomFieldControlProps;
  state: State;
  setState: (state: State) => void;
}

/* Sveltia CMS's own copy of React, for fields and previews. It isn't the copy of the site. */
declare global {
  const h: (type: string, props: object) => ReactElement;
  const createClass: <Methods extends { getInitialState: () => object }>(
    methods: Methods & ThisType<Control<ReturnType<Methods["getInitialState"]>>>,
  ) => ComponentType<CustomFieldControlProps>;
}
