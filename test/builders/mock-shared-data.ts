import { useStaticQuery } from "gatsby";
import { sharedData, type SharedChanges } from "./shared-data";

/** Mocks the shared data of a plain shop, with some changes. */
export const mockSharedData = (changes?: SharedChanges): void =>
  void jest.mocked(useStaticQuery).mockReturnValue(sharedData(changes));
